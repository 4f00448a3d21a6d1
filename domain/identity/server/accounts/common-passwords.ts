import { withoutAccents } from '#platform/contract/text.ts'

/**
 * Words of which most guessed passwords are made. With a capital, a few digits and a sign such a word satisfies the
 * rule and is still among the first that an attacker tries.
 */
const words = new Set(
  `password passwort passwd motdepasse wachtwoord contrasena contraseña parola kennwort pass secret geheim
  welcome willkommen bienvenue welkom bienvenido benvenuto bonjour hello hallo hola ciao salut coucou
  admin administrator administrateur root user test testing demo guest login changeme letmein default temp
  qwerty qwertz azerty azertyuiop qwertyuiop asdf asdfgh asdfghjkl zxcvbn yxcvbn qazwsx abc abcd abcde abcdef aaa
  iloveyou jetaime loveyou love amour liebe amor amore tequiero tiamo chouchou doudou princess princesse
  sunshine soleil sonne sol zon monkey dragon master shadow superman batman pokemon starwars ninja tiger panda
  football soccer hockey baseball basketball arsenal chelsea liverpool barcelona realmadrid juventus marseille
  michael michel nicolas thomas daniel jessica jennifer charlie jordan andrea marco laura julie marie pierre
  summer winter spring autumn ete hiver printemps automne sommer zomer herbst verano invierno estate
  monday friday lundi vendredi january march august september october november december juillet janvier
  paris london berlin france belgique belgium deutschland germany espana italia nederland holland europe
  google facebook linkedin internet computer samsung iphone apple windows microsoft office server system
  company firma entreprise salon fair messe beurs feria fiera visitor visiteur exhibitor exposant verriere
  flower blume fleur money argent killer trustno access freedom whatever cookie cheese chocolate chocolat`
    .split(/\s+/)
    .filter(Boolean),
)

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
  '7': 't',
}

/** Whether a password is one such word between digits and signs, as in `Password1!`, `P@ssw0rd#1` or `2024Soleil!`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const readings = [lower, lower.replace(/^[^a-zà-ÿ]+|[^a-zà-ÿ]+$/g, '')].flatMap(text => [
    text,
    [...text].map(sign => letters[sign] ?? sign).join(''),
  ])
  return readings.some(text => {
    const core = text.replace(/^[^a-zà-ÿ]+|[^a-zà-ÿ]+$/g, '')
    return (
      words.has(core) ||
      words.has(withoutAccents(core)) ||
      (/^(.+?)\1+$/.test(core) && words.has(core.slice(0, core.length / 2)))
    )
  })
}
