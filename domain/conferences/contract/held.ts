/** What keeps a session from being deleted, by its wire name: people count on it. */
export const conferenceHolders = [
  'agenda_entries',
  'pass_places',
  'conference_questions',
  'caption_lines',
  'recordings',
] as const
export type ConferenceHolder = (typeof conferenceHolders)[number]
