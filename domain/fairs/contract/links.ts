/** Pages that a button of a fair may lead to, by the words for them; pages of later domains by their addresses. */
export const pageLinks: readonly { id: string; link: string }[] = [
  { id: 'home', link: '/' },
  { id: 'lobby', link: '/fair/visit/lobby' },
  { id: 'exhibitors', link: '/exhibitors/list' },
  { id: 'offers', link: '/jobs/list' },
  { id: 'programme', link: '/conference/program' },
  { id: 'register_visitor', link: '/register/visitor' },
  { id: 'register_exhibitor', link: '/register/exhibitor' },
  { id: 'account', link: '/user/manage' },
  { id: 'contact', link: '/contact' },
]
