import { useRouteLoaderData } from 'react-router'

/** The route above every page, whose data is the provider's name. */
export const rootRoute = 'root'

/** What people call the provider of single sign-on; null where there is none. It comes with the page: nobody asks. */
export const useSignOn = () => (useRouteLoaderData(rootRoute) as string | null | undefined) ?? null
