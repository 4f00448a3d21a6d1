import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { locales } from './platform/contract/locale.ts'
import { bareIcons } from './scripts/bare-icons.ts'
import { browserContracts } from './scripts/browser-contracts.ts'
import { compressedAssets } from './scripts/compressed-assets.ts'
import { routerParts } from './scripts/parts-of-router.ts'
import { wordsByLanguage } from './scripts/words-by-language.ts'

const root = import.meta.dirname

/** Calls are declared with their schemas; the browser leaves it to the server to check them. */
const withoutSchemas: Plugin = {
  name: 'verriere:without-schemas',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'typebox' && this.environment.name === 'client')
      return join(root, 'platform/web/api/no-schemas.ts')
  },
}

/** The router's export map knows development only; what it warns of there weighs as much as a page. */
const routerForProduction = {
  find: /^react-router$/,
  replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
}

/** React has had it for long; what is written for older ones asks for it elsewhere. */
const storesOfReact = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }

/** Of them, what a page or two ask for: it comes with these, or with the frame where every page needs it after all. */
const ofFewPages = '@tanstack/.*/(useQueries|queriesObserver|infiniteQueryObserver)'

/** What every page needs in one file that outlives most releases; the sentences of refusals in one a language. */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'libraries',
    test: new RegExp(
      `^(?!.*(${ofFewPages})).*node_modules/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack)/`,
    ),
  },
  {
    name: 'shell',
    test: /platform\/contract\/(endpoint|href|locale|record|resource|runners|steps)\.ts$|platform\/web\/(session|words)\/[^/]+\.tsx?$|web\/(api\/(api-context|client|no-schemas)|hub\/hub|record\/record|screens\/(link|screen))\.tsx?$/,
  },
  {
    name: 'kit',
    test: /platform\/web\/ui\/(avatar|badge|button|empty-state|error-state|icon|kbd|lamp|menu)(\.module\.css|\.tsx)$|react-aria-components\/dist\/private\/Text\.mjs|lucide-react\/dist\/esm\/icons\/(check|circle-exclamation-point)\.mjs/,
  },
  // Whatever else every page needs, before what some need together with it.
  { name: 'frame', tags: ['$initial'], test: /^(?!.*entry-client)/ },
  // What is mostly fetched together weighs a fifth less in one file; each comes with what it needs and nobody before it has.
  { name: 'focus', test: /react-aria\/dist\/private\/(focus|interactions\/PressResponder|utils\/animation)/ },
  {
    name: 'fields',
    test: /@internationalized\/string|react-(aria|stately)\/dist\/private\/((form|textfield|visually-hidden)\/|i18n\/useLocalizedStringFormatter|utils\/useControlledState)|react-aria-components\/dist\/private\/(Autocomplete|FieldError|Form|Group|Input)\.mjs|platform\/web\/ui\/field(\.module\.css|\.tsx)$/,
  },
  {
    name: 'collections',
    test: /react-(aria|stately)\/dist\/private\/(collections\/(?!Hidden)|(list|selection)\/|utils\/(getScrollParent|inertValue|useLoadMoreSentinel|useResizeObserver))|react-aria-components\/dist\/private\/((Collection|DragAndDrop|SelectionIndicator|SharedElementTransition|intlStrings)\.mjs|intl\/)/,
  },
  {
    name: 'overlays',
    test: /react-(aria|stately)\/dist\/private\/(dialog|menu|overlays)\/|react-aria-components\/dist\/private\/(Dialog|Menu|Popover)\.mjs/,
  },
  {
    name: 'choices',
    test: /react-(aria|stately)\/dist\/private\/(listbox|select)\/|react-aria-components\/dist\/private\/(ListBox|Select)\.mjs|platform\/web\/ui\/(option|select)(\.module\.css|\.tsx)$/,
  },
  // Of places, in few files: these alone, since what they need is needed elsewhere too.
  ...Object.entries({
    live: /domain\/exhibitors\/(contract\/presence|web\/use-presence)\.ts|platform\/web\/hub\/use-(live|topic)\.ts/,
    ground:
      /domain\/(scenes\/(contract\/(scene|sector-prop)|web\/(bounds|brand-color|iso|plane-path))|halls\/(contract\/hall-visit|web\/scene-data))\.ts/,
    sheet:
      /domain\/scenes\/web\/(fit-text|markup|metrics|scene-defs|shape-name|shared-shapes|sheet|sign-shapes|props\/(green|still-life))\.tsx?$/,
    figures: /domain\/scenes\/web\/(figures|people)\.tsx$|platform\/web\/ui\/person\/(parts|paths)\.tsx?$/,
    faces: /domain\/scenes\/web\/(face-switch|scene-words|use-face|use-stage-width)\.tsx?$|icons\/box\.mjs/,
    switches:
      /platform\/web\/(ui\/segmented(\.module\.css|\.tsx)|screens\/use-place-key\.ts)$|icons\/(layout-grid|list)\.mjs/,
    walking:
      /domain\/presence\/(contract\/walkers|web\/(use-walkers|walking))|platform\/web\/record\/(record|stay-clock|use-recorded)\.ts|icons\/footprints\.mjs/,
    booths:
      /domain\/(scenes\/web\/(booth-art|booth-furniture|booth-walls|mark|props\/(industry|knowledge|prop))|stands\/web\/use-live-place|visit\/web\/first-place)\.tsx?$/,
    booth: /domain\/(stands\/web\/booth\/(?!spot-dialog)|scenes\/web\/(booth-interior|name-tag|near-person))/,
    programme:
      /domain\/(calls\/contract\/(booth-room|connection|visio-call)|conferences\/(contract\/(calls|program|shown)|web\/program\/use-programs)|messaging\/contract\/message)\.ts$/,
    marks:
      /lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|book-open|bookmark|download|external-link|file-text|mail|play)\.mjs/,
    told: /platform\/(contract\/video-sites|web\/ui\/(rich-text|video-card))(\.module\.css|\.tsx?)$/,
    presentations: /domain\/conferences\/contract\/(choices|presentation|presentations-shown)\.ts$/,
    agenda:
      /domain\/conferences\/(contract\/(agenda|entry)|web\/(agenda\/(keep-button|use-(kept-|own-)?agenda)|presentations\/(as-session|use-presentations)|program\/(sessions|state-sign)|time\/(use-now|zones)|use-kept-text))(\.module\.css|\.tsx?)$/,
    offers:
      /domain\/jobs\/(contract\/(job-calls|match-points|newest-jobs|units-of)|web\/offers\/(amounts|use-offer-words))\.ts$/,
  }).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
  {
    debugName: 'refusals',
    name: (id: string) =>
      /\/contract\/problems\/(\w+)\.json$/.exec(id)?.[1]?.replace(/^/, 'refusals-') ?? null,
  },
]

/** Two builds of one tree: the browser's (`dist/client`) and the server's (`dist/server`, with the pages it renders). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    withoutSchemas,
    browserContracts,
    bareIcons,
    routerParts,
    wordsByLanguage,
    compressedAssets,
    { ...optimizeLocales.vite({ locales: [...locales] }), enforce: 'pre' as const },
  ],
  resolve: { alias: command === 'build' ? [routerForProduction, storesOfReact] : [] },
  // Names of classes are on every page a hundred times.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:6]' } } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        target: 'node20',
        emptyOutDir: true,
        rollupOptions: {
          input: { main: 'app/server/main.ts', render: 'app/web/entry-server.tsx' },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        // The list of what every page imports would weigh more than most pages; the server preloads for the first one.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rollupOptions: { input: 'app/web/entry-client.tsx', output: { codeSplitting: { groups } } },
      },
  ssr: { noExternal: ['react-aria-components', /^@react-aria/, /^@react-stately/, 'lucide-react'] },
  server: { middlewareMode: true },
  appType: 'custom',
}))
