import type french from './messages/fr.json'
import type frenchSteps from './steps/messages/fr.json'

declare module '#platform/web/words/word-keys.ts' {
  interface Namespaces {
    help: typeof french
    steps: typeof frenchSteps
  }
}
