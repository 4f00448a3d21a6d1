import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const chatJobNames = defineNames({
  sweep_chat_rooms: {
    fr: 'Supprimer les anciens messages des discussions',
    en: 'Delete old messages of chat rooms',
    nl: 'Oude berichten van chatruimtes verwijderen',
    de: 'Alte Nachrichten der Chaträume löschen',
    es: 'Eliminar los mensajes antiguos de las salas de chat',
    it: 'Elimina i vecchi messaggi delle sale chat',
  },
})
