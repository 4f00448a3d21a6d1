import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const messagingJobNames = defineNames({
  sweep_conversations: {
    fr: 'Supprimer les conversations que personne n’a plus',
    en: 'Delete conversations that nobody has any more',
    nl: 'Gesprekken verwijderen die niemand meer heeft',
    de: 'Unterhaltungen löschen, die niemand mehr hat',
    es: 'Eliminar conversaciones que ya nadie tiene',
    it: 'Elimina le conversazioni che nessuno ha più',
  },
  free_left_conversations: {
    fr: 'Rendre à toute l’équipe ce qui attend quelqu’un d’absent',
    en: 'Give what waits with somebody absent back to the whole booth',
    nl: 'Teruggeven aan de hele stand wat bij een afwezige wacht',
    de: 'Was bei Abwesenden wartet, allen am Stand zurückgeben',
    es: 'Devolver a todo el stand lo que espera a alguien ausente',
    it: 'Restituire a tutto lo stand ciò che attende chi è assente',
  },
})
