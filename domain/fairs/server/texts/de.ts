import type { StandardTexts } from './standard-texts.ts'

export const de: StandardTexts = {
  legal: [
    [
      'Herausgeber',
      '{{name}} wird von den Veranstaltern herausgegeben. Sie erreichen sie über die Kontaktseite.',
    ],
    ['Hosting', 'Seiten und Daten liegen auf der eigenen Installation der Veranstalter, ohne Dritte.'],
    ['Inhalte', 'Jeder Aussteller verantwortet, was er auf seinem Stand veröffentlicht.'],
  ],
  terms: [
    [
      'Das Angebot',
      '{{name}} ist eine virtuelle Messe: Sie besuchen Stände, treffen Aussteller und behalten deren Broschüren. Termine, Zugang und Programm bestimmen die Veranstalter.',
    ],
    [
      'Ihr Konto',
      'Sie machen richtige Angaben und behalten Ihr Passwort für sich. Ein Konto ist persönlich: Was damit geschieht, gilt als von Ihnen getan. Die Veranstalter können Registrierungen erst prüfen.',
    ],
    [
      'Umgang',
      'Gehen Sie respektvoll miteinander um, wie auf jeder Messe. Ausgeschlossen sind rechtswidrige oder verletzende Äußerungen, unverlangte Werbung, das Sammeln von Adressen und jeder Versuch, das Angebot zu stören. Die Veranstalter können ein Konto deswegen sperren.',
    ],
    [
      'Inhalte',
      'Jeder Aussteller verantwortet, was er auf seinem Stand veröffentlicht. Die Rechte an Texten, Bildern, Videos und Marken bleiben bei ihren Inhabern; was Sie herunterladen, ist für Ihren eigenen Gebrauch.',
    ],
    [
      'Verfügbarkeit',
      'Die Messe wird mit Sorgfalt offen gehalten; ununterbrochener Zugang wird nicht zugesichert. Was ein Besucher und ein Aussteller vereinbaren, ist Sache der beiden.',
    ],
    ['Konto löschen', 'Sie können Ihr Konto jederzeit in Ihrem Profil unter „Meine Daten“ löschen.'],
    [
      'Änderungen',
      'Ändern sich diese Bedingungen, steht die neue Fassung mit ihrem Datum hier. Welche Fassung Sie angenommen haben, wird mit Ihrer Registrierung festgehalten.',
    ],
  ],
  privacy: [
    [
      'Wer verantwortlich ist',
      'Verantwortlich für die Verarbeitung Ihrer Daten sind die Veranstalter von {{name}}. Sie erreichen sie über die Kontaktseite. Wenden Sie sich an einen Aussteller, so ist dieser für das verantwortlich, was Sie ihm anvertrauen.',
    ],
    [
      'Was gespeichert wird',
      'Was Sie bei der Registrierung und in Ihrem Profil angeben, Ihre Messen, Lesezeichen und Einwilligungen, die E-Mails, die wir Ihnen senden, und Ihre Sitzungen mit IP-Adresse und Browser.',
    ],
    [
      'Wozu',
      'Um Ihnen Zugang zu geben, Sie anderen Teilnehmern zu zeigen, Ihnen zu Ihrer Registrierung zu schreiben und das Angebot zu schützen. Nichts wird verkauft, nichts dient der Werbung.',
    ],
    [
      'Wer es sieht',
      'Ihre Visitenkarte sehen die Teilnehmer Ihrer Messen, das Übrige in Ihrem Profil nur die Veranstalter. Ihre E-Mail-Adresse wird nur gezeigt, wenn die Messe und Sie es wollen.',
    ],
    [
      'Wie lange',
      'Ihr Konto bleibt, bis Sie es löschen. Ein nie bestätigtes Konto verschwindet nach 30 Tagen, eine Sitzung sieben Tage nach ihrem Ende.',
    ],
    [
      'Ihre Rechte',
      'In Ihrem Profil sehen und berichtigen Sie Ihre Daten; unter „Meine Daten“ laden Sie sie herunter oder löschen sie. In allem anderen schreiben Sie den Veranstaltern. Sie können sich auch an die Datenschutzbehörde Ihres Landes wenden.',
    ],
    ['Cookies', 'In Ihrem Browser wird das Nötige gespeichert; die Seite „Cookies“ führt es auf.'],
    [
      'Besuchsmessung',
      'Die Messe zählt Seitenaufrufe. Um ihre Besucher zu zählen, speichert sie in Ihrem Browser eine Zufallszahl ohne Verbindung zu Ihrem Konto: mit Ihrer Zustimmung, oder ohne zu fragen, wo das Gesetz es erlaubt. Die Seite „Cookies“ sagt, was hier gilt; dort können Sie ablehnen oder Ihre Besuche vergessen lassen. Diese Zahlen enthalten weder Namen noch IP-Adresse noch Browser.',
    ],
  ],
}
