import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds of one tree: the browser's (`dist/client`) and the server's (`dist/server`, with the pages it renders). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
        rollupOptions: { input: 'app/web/entry-client.tsx' },
      },
  ssr: { noExternal: ['react-aria-components', /^@react-aria/, /^@react-stately/, 'lucide-react'] },
  server: { middlewareMode: true },
  appType: 'custom',
}))
