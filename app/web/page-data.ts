/** What a route brings to its page's head. */
export type PageData = { data: unknown; screen: string }
