/** Names that apps add to the browser they carry inside. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|LinkedInApp|Twitter|Snapchat|Pinterest|MicroMessenger|Line|TikTok|musical_ly|BytedanceWebview|Telegram)\b/i

/** Android's own mark for a page inside an app. */
const ANDROID_VIEW = /\bAndroid\b.*;\s*wv\)/

/** On iPhones every browser says 'Safari'; a page inside an app does not. */
const IOS_VIEW = /\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

/** Google refuses to sign people in inside other apps, where the app could read along. */
export function isInAppBrowser(userAgent: string): boolean {
  return [APPS, ANDROID_VIEW, IOS_VIEW].some((sign) => sign.test(userAgent))
}
