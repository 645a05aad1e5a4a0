import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { readEnvironment } from './scripts/build/environment'
import { licences } from './scripts/build/licences'
import { LOCAL_PORTS } from './scripts/lib/ports'

export default defineConfig(({ mode, isSsrBuild }) => {
  const environment = readEnvironment({ ...loadEnv(mode, process.cwd(), ''), ...process.env })
  const outputFolder = process.env.DIST ?? 'dist'
  return {
    plugins: [react(), layersInOrder(), ...(isSsrBuild ? [] : [licences()])],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __LOCAL_BACKEND__: JSON.stringify(environment.backend.kind === 'local'),
    },
    server: { host: '127.0.0.1', port: LOCAL_PORTS.site, strictPort: true },
    build: {
      outDir: isSsrBuild ? `${outputFolder}-server` : outputFolder,
      emptyOutDir: true,
      target: 'es2022',
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      // One stylesheet for the whole site: small, read with the page, never asked for again by a chunk.
      cssCodeSplit: false,
      // The policy lets fonts come from our own origin only, so none may turn into a data: address.
      assetsInlineLimit: 0,
      // The table of who needs whom would weigh 2 kB in every first load, to save one round trip where nobody hovered.
      modulePreload: false,
      rolldownOptions: {
        // What the browser fetches late, the rendering half has at once, and need not be told.
        checks: { ineffectiveDynamicImport: !isSsrBuild },
        // What every page needs compresses best in one piece.
        output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
      },
    },
  }
})

/**
 * Says the order of the cascade layers before everything else. In base.css it comes first only for as long as no
 * chunk with other styles is written before it, and then `base` would win over all.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = `@layer base,components,layout,pages;${String(file.source)}`
        }
      },
    },
  }
}
