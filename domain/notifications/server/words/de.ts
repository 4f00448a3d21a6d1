export const de = {
  membership_approved: {
    title: 'Registrierung zugelassen',
    text: 'Ihre Registrierung für {{fair}} ist zugelassen.',
  },
  membership_refused: {
    title: 'Registrierung abgelehnt',
    text: 'Ihre Registrierung für {{fair}} wurde nicht angenommen.',
  },
  exhibitor_approved: {
    title: 'Aussteller zugelassen',
    text: '{{firm}} ist als Aussteller bei {{fair}} zugelassen.',
  },
  exhibitor_refused: {
    title: 'Aussteller abgelehnt',
    text: '{{firm}} wurde nicht als Aussteller bei {{fair}} angenommen.',
  },
  exhibitor_merged: {
    title: 'Aussteller zusammengeführt',
    text: '{{old}} und {{firm}} sind jetzt ein Aussteller auf {{fair}}. Sie gehören nun zu {{firm}}.',
  },
  role_offered: {
    title: 'Rolle angeboten',
    text: '{{sender}} bietet Ihnen eine Rolle bei {{fair}} an. Der Link zum Antworten steht in der E-Mail.',
  },
  stand_placed: {
    title: 'Stand platziert oder versetzt',
    text: 'Ihr Stand „{{stand}}“ steht auf Platz {{place}} bei {{fair}}.',
  },
  message_received: {
    title: 'Nachricht erhalten',
    text: '{{name}} hat Ihnen geschrieben.',
  },
  booth_message_received: {
    title: 'Nachricht am Stand erhalten',
    text: '{{name}} hat Ihrem Stand geschrieben.',
  },
  conversation_handed_over: {
    title: 'Unterhaltung übergeben',
    text: 'Jemand aus Ihrem Team hat Ihnen die Unterhaltung mit {{name}} übergeben.',
  },
  call_missed: {
    title: 'Verpasster Anruf',
    text: '{{caller}} hat Sie bei {{fair}} per Video angerufen. Sie können zurückrufen oder schreiben.',
  },
  call_refused: {
    title: 'Abgelehnter Anruf',
    text: '{{receiver}} konnte Ihren Anruf bei {{fair}} nicht annehmen. Sie können eine Nachricht schreiben.',
  },
  call_failed: {
    title: 'Fehlgeschlagener Anruf',
    text: 'Bild und Ton Ihres Anrufs mit {{other}} bei {{fair}} kamen nicht an. Sie können zurückrufen oder schreiben.',
  },
  cv_looks_refused: {
    title: 'Lesen von Lebensläufen gestoppt',
    text: '{{name}} ({{firm}}) ruft mehr Lebensläufe aus der Bibliothek von {{fair}} ab als erlaubt: {{hour}} je Stunde, {{day}} je Tag.',
  },
  message_reported: {
    title: 'Neue Meldung',
    text: 'Bei {{fair}} wurde eine Nachricht, eine Person oder ein Stand gemeldet.',
  },
  chat_message_reported: {
    title: 'Meldung in einem Chat',
    text: 'Bei {{fair}} wurde eine Nachricht in einem Chat gemeldet.',
  },
  place_next: {
    title: 'Sie sind als Nächstes dran',
    text: 'Am Stand {{booth}} bei {{fair}} sind Sie gleich an der Reihe.',
  },
  place_called: {
    title: 'Sie sind dran',
    text: '{{booth}} erwartet Sie bei {{fair}}. Sie haben zwei Minuten Zeit, um zu kommen.',
  },
  place_missed: {
    title: 'Platz verloren',
    text: 'Sie sind nicht an den Stand {{booth}} bei {{fair}} gekommen: Ihr Platz ist verloren. Sie können eine Nachricht schreiben.',
  },
  place_closed: {
    title: 'Warteschlange geschlossen',
    text: 'Die Warteschlange am Stand {{booth}} bei {{fair}} ist geschlossen. Sie können eine Nachricht schreiben.',
    texts: {
      unstaffed:
        'Am Stand {{booth}} bei {{fair}} ist niemand mehr: Ihren Platz gibt es nicht mehr. Sie können eine Nachricht schreiben.',
      daily_limit:
        'Ihren Platz am Stand {{booth}} bei {{fair}} gibt es nicht mehr: Die neuen Kontakte für heute, Ihre oder die des Stands, sind aufgebraucht.',
    },
  },
  application_received: {
    title: 'Bewerbung erhalten',
    text: 'Jemand hat sich auf Ihr Angebot „{{job}}“ bei {{fair}} beworben.',
  },
  application_nudged: {
    title: 'Um Antwort gebeten',
    text: 'Jemand, der sich auf „{{job}}“ bei {{fair}} beworben hat, bittet Sie um eine Antwort.',
  },
  application_read: {
    title: 'Bewerbung gelesen',
    text: '{{firm}} hat Ihre Bewerbung „{{job}}“ gelesen.',
  },
  application_answered: {
    title: 'Antwort auf eine Bewerbung',
    text: '{{firm}} hat auf Ihre Bewerbung „{{job}}“ geantwortet.',
  },
  application_revealed: {
    title: 'Name eingesehen',
    text: '{{firm}} hat nach Ihrer anonymen Bewerbung „{{job}}“ Ihren Namen eingesehen.',
  },
  interview_proposed: {
    title: 'Termine für ein Gespräch vorgeschlagen',
    text: '{{firm}} schlägt Ihnen Termine für ein Gespräch zu „{{job}}“ vor.',
  },
  interview_accepted: {
    title: 'Gespräch vereinbart',
    text: 'Für „{{job}}“ wurde ein Gesprächstermin gewählt.',
  },
  interview_declined: {
    title: 'Termine abgelehnt',
    text: 'Keiner der vorgeschlagenen Termine für „{{job}}“ passt.',
  },
  interview_moved: {
    title: 'Gespräch verschoben',
    text: '{{firm}} hat Ihr Gespräch zu „{{job}}“ verschoben.',
  },
  interview_cancelled: {
    title: 'Gespräch abgesagt',
    text: 'Ein Gespräch zu „{{job}}“ ({{firm}}) ist abgesagt.',
  },
  application_overdue: {
    title: 'Bewerbung ohne Antwort',
    text: '{{firm}} hat auf „{{job}}“ bis zum zugesagten Tag nicht geantwortet. Das sagt nichts über Sie; Ihre Bewerbung bleibt offen.',
  },
  pass_validated: {
    title: 'Pass erteilt',
    text: 'Ihr Pass „{{pass}}“ für {{fair}} ist erteilt.',
  },
  pass_given: {
    title: 'Pass geschenkt',
    text: '{{giver}} schenkt Ihnen den Pass „{{pass}}“ für {{fair}}.',
  },
  pass_refused: {
    title: 'Pass abgelehnt',
    text: 'Ihre Anfrage für den Pass „{{pass}}“ für {{fair}} wurde abgelehnt.',
  },
  place_given: {
    title: 'Platz frei geworden',
    text: 'Ein Platz ist frei geworden: Sie nehmen an „{{conference}}“ teil.',
  },
  agenda_changed: {
    title: 'Agenda geändert',
    text: 'Ihre Agenda für {{fair}} hat sich geändert: {{conferences}}.',
  },
  conference_reminder: {
    title: 'Erinnerung an eine Session',
    text: '„{{conference}}“ beginnt bald bei {{fair}}.',
  },
  speaker_missing: {
    title: 'Niemand auf der Bühne',
    text: '„{{conference}}“ sollte vor fünf Minuten auf {{fair}} beginnen, und niemand ist auf der Bühne.',
  },
}
