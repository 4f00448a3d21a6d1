/**
 * What stands behind `?` and decides how the server draws a page; whatever else is there is for the browser. A page that
 * reads another one before it is hydrated names it here.
 */
export const pageParameters: readonly string[] = [
  'country',
  'erased',
  'fairHallIds',
  'firm',
  'hall',
  'next',
  'page',
  'preview',
  'search',
  'sector',
  'sort',
  'type',
  'view',
]
