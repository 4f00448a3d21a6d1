import { defineConfig } from '@playwright/test'
import { client } from '#domain/identity/server/single-sign-on/testing/client.ts'
import { appSecret } from './app-secret.ts'
import { furnished } from './furnished.ts'
import { port, providerPort, receiverPort } from './ports.ts'

/**
 * The first three draw pages of Chromium's own address field, in a process beside every tab: half of what a new tab
 * costs. The others Playwright would switch off by the same argument, of which Chromium takes the last.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The built product, started as a newcomer starts it, on an embedded database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // Two cores, two browsers: files run side by side, so each keeps to what is its own.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // Motion is met in `visit/walk.e2e.ts`; elsewhere by somebody who asked for rest, so that nothing fades under a look.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        `--disable-features=${unusedFeatures.join(',')}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page of a test is gone before what is optimized for speed repays the work of optimizing it.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve-for-tests.mjs',
    cwd: '..',
    url: `http://localhost:${port}/ready`,
    // Only against hanging: it builds first where something has changed.
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
      // What one test writes, another asks anew: nothing that was drawn ahead would be asked for.
      DRAW_AHEAD: '0',
      // All who register come from one address, within an hour.
      REGISTRATIONS_PER_HOUR: '50',
      APP_SECRET: appSecret,
      FURNISHED: furnished,
      // Nobody listens there but while `leads/leads.e2e.ts` runs.
      WEBHOOK_HOSTS: `http://127.0.0.1:${receiverPort}`,
      // Nobody listens there but while `identity/single-sign-on.e2e.ts` runs.
      OIDC_ISSUER: `http://localhost:${providerPort}`,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'École des Ponts',
    },
  },
})
