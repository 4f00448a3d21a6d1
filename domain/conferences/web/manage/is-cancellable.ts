/** What takes place, or is to: before and after there is nothing to cancel. */
export const isCancellable = ({ state }: { state: string }) => state === 'scheduled' || state === 'live'
