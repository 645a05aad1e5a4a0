import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { ownerColoursPlugin, ownerContent } from './scripts/build/contentPlugin.ts'
import { licences } from './scripts/build/licences.ts'
import { serveRedirects } from './scripts/build/serveRedirects.ts'
import { serveSearch } from './scripts/build/serveSearch.ts'
import { subsetFonts } from './scripts/build/subsetFonts.ts'
import { allRare } from './scripts/content/rareParts.ts'
import { contentFolder, publicFolder } from './scripts/lib/contentFolder.ts'
import { contentTypeOf } from './scripts/lib/contentTypes.ts'
import { defines, PREVIEW_MODE, readEnvironment } from './scripts/lib/environment.ts'
import { NOT_SERVED } from './scripts/lib/notServed.ts'
import { LOCAL_PORTS } from './scripts/lib/ports.ts'

const fonts = await subsetFonts(contentFolder())

// The files that this one imports name their own imports with the extension: Vite's native loader requires it.
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isPreview = mode === PREVIEW_MODE
  // A preview is made of the same .env files.
  const variables = loadEnv(isPreview ? 'production' : mode, process.cwd(), '')
  const environment = readEnvironment({ ...variables, ...process.env }, isPreview)
  return {
    publicDir: publicFolder(),
    plugins: [
      react(),
      ownerContent(contentFolder(), environment),
      ownerColoursPlugin(),
      serveIcons(),
      serveRedirects(),
      serveSearch(),
      // The studio is not public.
      ...(isSsrBuild || mode === 'studio' ? [] : [licences()]),
    ],
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        '@fonts': fonts,
      },
    },
    define: { ...defines(environment), ...(command === 'serve' && allRare(contentFolder())) },
    css: { modules: { generateScopedName: nameClass } },
    server: { host: '127.0.0.1', port: LOCAL_PORTS.site, strictPort: true, fs: { deny: NOT_SERVED } },
    build: {
      emptyOutDir: true,
      target: 'es2022',
      // The first browsers that know oklch(). For older ones, every colour would be written twice.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      // The CSP allows no fonts from data: URLs.
      assetsInlineLimit: 0,
      // Every supported browser knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The server bundle imports lazy modules statically too. A slow machine is not a mistake.
        checks: { ineffectiveDynamicImport: !isSsrBuild, pluginTimings: false },
        output: {
          // The script of the first visit names all others, and hashes cannot be compressed.
          ...(!isSsrBuild && {
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          }),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'app', tags: ['$initial'] },
              // Small modules that pages load together.
              { name: 'fields', test: /\/src\/components\/form\/(Field|FormCard|validateWith)\.tsx?$/ },
              { name: 'tags', test: /\/src\/components\/(Tag|PracticeTag|SampleMark)\.tsx$/ },
              // Instead of a style sheet for each component: one for forms, one for texts, and one for what several pages share.
              { name: 'forms', test: /\/src\/components\/form\/.*\.module\.css/, priority: 1 },
              { name: 'texts', test: /\/src\/components\/(Contents|Entry\w+)\.module\.css/, priority: 1 },
              { name: 'shared', test: /\/src\/.*\.module\.css/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  }
})

const filesOfClasses = new Map<string, string>()

/** 'kfa-card'. With Vite's own names, which are longer, the home page is 500 bytes larger, compressed. */
function nameClass(name: string, file: string): string {
  const inProject = file.slice(file.lastIndexOf('/src/'))
  const letters = createHash('sha256')
    .update(inProject)
    .digest('base64')
    .replace(/[^a-z]/g, '')
  const unique = `${letters.slice(0, 3)}-${name}`
  const owner = filesOfClasses.get(unique) ?? inProject
  if (owner !== inProject) throw new Error(`${inProject} and ${owner} share a class: rename one of the files`)
  filesOfClasses.set(unique, owner)
  return unique
}

/** The build writes the icons. The development server draws them for each request. */
function serveIcons(): Plugin {
  return {
    name: 'serve-icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.slice(1) ?? ''
        if (!/^[\w-]+\.(svg|ico|png|webmanifest)$/.test(file)) return next()
        const serve = async () => {
          const { drawIcons } = await server.ssrLoadModule('/scripts/build/icons.ts')
          const icon = (await drawIcons())[file]
          if (!icon) return next()
          response.setHeader('Content-Type', contentTypeOf(file)).end(icon)
        }
        serve().catch(next)
      })
    },
  }
}
