import type { NavigateOptions } from 'react-router'

// What a link of the kit may say to the router.
declare module '@react-types/shared' {
  interface RouterConfig {
    routerOptions: NavigateOptions
  }
}
