/** What the fields of calls name, wherever they stand: a record of this table. */
export const tableOfField: Readonly<Record<string, string>> = {
  fair: 'fair',
  fairId: 'fair',
  salon: 'fair',
  slug: 'fair',
  found: 'fair',
  firm: 'firm',
  firms: 'firm',
  stand: 'stand',
  stands: 'stand',
  user: 'app_user',
  fairHall: 'fair_hall',
  fairHallIds: 'fair_hall',
  'fairHallIds[]': 'fair_hall',
  halls: 'fair_hall',
  map: 'fair_hall',
  logo: 'media_object',
  poster: 'media_object',
  prop: 'media_object',
  picture: 'media_object',
  sector: 'business_sector',
  sectors: 'business_sector',
  quote: 'billing_quote',
}

/** Of which table `id` and `ids` are, where the path does not say it by the name of a resource. */
export const tableOfId: Readonly<Record<string, string>> = {
  'DELETE /user/sessions/{id}': 'session',
  'DELETE /user/sign-ons/{id}': 'sign_on',
  'POST /trash/{id}/restore': 'trash',
  'GET /outbox_mails/{id}': 'outbox_mail',
  'POST /outbox_mails/{id}/send': 'outbox_mail',
  'POST /outbox_mails/send': 'outbox_mail',
  'POST /fair_users/validate': 'fair_user',
  'POST /fair_firms/validate': 'fair_firm',
  'POST /fair_firms/booths': 'fair_firm',
  'PUT /list_orders/{name}': 'business_sector',
}
