/** What belongs to a stand is reached as it is: seen with it, changed by those who furnish it. */
export const partOfStand = {
  tag: 'Stands',
  scope: { fair: 'stand.fair', stand: 'stand' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: 'LRCUD:F; LR:p',
    clusterAdmin: 'LR:C; LR:p',
    firmAdmin: 'LRCUD:M; LR:p',
    standContact: 'LR:S; LR:p',
    speaker: 'LR:p',
    moderator: 'LR:p',
    press: 'LR:p',
    visitor: 'LR:p',
    anonymous: 'LR:P',
  },
}
