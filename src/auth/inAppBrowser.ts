/** Names that apps add to the browser they carry inside. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|LinkedInApp|Twitter|Snapchat|Pinterest|MicroMessenger|Line|TikTok|musical_ly|BytedanceWebview|Telegram)\b/i

/** Android's own mark for a page inside an app. */
const ANDROID_VIEW = /\bAndroid\b.*;\s*wv\)/

/** On iPhones, every browser's user agent contains 'Safari', but in-app web views do not. */
const IOS_VIEW = /\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

/** Google blocks sign-in in in-app browsers, because the app could read the password. */
export function isInAppBrowser(userAgent: string): boolean {
  return [APPS, ANDROID_VIEW, IOS_VIEW].some((sign) => sign.test(userAgent))
}
