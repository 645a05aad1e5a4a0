/**
 * What the development server refuses. Other users of the machine, and pages that another local server shows, can ask it, too:
 * Vite's own list, and what visitors have sent (`npm run inbox`).
 */
export const NOT_SERVED = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  '**/.local/inbox/**',
]
