import type elsewhere from './messages/elsewhere/fr.json'
import type french from './messages/fr.json'
import type atWork from './messages/work/fr.json'

declare module '#platform/web/words/word-keys.ts' {
  interface Namespaces {
    jobs: typeof french & typeof atWork & typeof elsewhere
    'jobs/elsewhere': typeof elsewhere
  }
}
