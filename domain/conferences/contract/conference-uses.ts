/** What keeps a session from being deleted, by its wire name: people count on it, have taken part, or are there. */
export const conferenceUses = [
  'on_air',
  'agenda_entries',
  'pass_places',
  'conference_attendances',
  'conference_questions',
  'conference_polls',
  'conference_ratings',
  'caption_lines',
  'recordings',
] as const
export type ConferenceUse = (typeof conferenceUses)[number]
