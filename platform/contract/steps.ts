/** Type of an answer that comes in lines of JSON: `{ done, total }` for each step, at last `{ result }`. */
export const steps = 'application/x-ndjson'
