/**
 * What the development server refuses, because other users of the machine and pages of other local servers can ask it: Vite's
 * own list, and what visitors have sent (`npm run inbox`).
 */
export const NOT_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  '**/.local/inbox/**',
]
