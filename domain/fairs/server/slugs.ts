let reserved: ReadonlySet<string> = new Set()

/** First segments of our pages: a fair may not be called so, or its address would lead to them. */
export function reserveSlugs(segments: ReadonlySet<string>) {
  reserved = new Set([
    ...segments,
    'api',
    'media',
    'assets',
    'health',
    'ready',
    'favicon.svg',
    'robots.txt',
    'salon',
    '.well-known',
    '_design',
  ])
}

export const isReserved = (slug: string) => reserved.has(slug)
