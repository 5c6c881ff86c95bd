import { company } from '#content/company.ts';
import type { PageMeta, PhotoName, TextPageWords } from '#content/types.ts';

export const privacyMeta: PageMeta = {
  title: 'Datenschutz',
  description:
    'Was diese Website speichert, wenn Sie uns schreiben, was nicht, wenn Sie sich nur umsehen, ' +
    'wie lange und wie Sie es einsehen und löschen lassen.',
};

export const privacyPhoto: PhotoName = 'banner-contact';

export const privacy: TextPageWords = {
  eyebrow: 'Datenschutz',
  title: 'Was wir aufbewahren und was nicht',
  lead:
    'Wenn Sie sich nur umsehen, wird nichts über Sie gespeichert. Wenn Sie uns schreiben, speichern wir, was Sie ' +
    'geschrieben haben, um Ihnen zu antworten. Der Rest dieser Seite sind Einzelheiten.',
  sections: [
    {
      title: 'Wenn Sie sich umsehen',
      paragraphs: [
        'Besucher bekommen kein Cookie. Es gibt keine Statistik, keine Werbung und keine Zählpixel von Dritten. ' +
          'Schriften, Bilder und Skripte kommen von dieser Website selbst, damit niemand sonst erfährt, dass Sie ' +
          'hier waren.',
        'Unser Server notiert, welche Adresse angefragt wurde und ob er antworten konnte, damit wir Fehler finden. ' +
          'Wonach Sie gesucht haben, steht nicht darin, ebenso wenig Ihr Name oder Ihre Netzadresse.',
        'Der Knopf für WhatsApp ist ein gewöhnlicher Link. Von dort wird nichts geladen, bevor Sie ihn drücken; ' +
          'danach gelten die Regeln von WhatsApp.',
      ],
    },
    {
      title: 'Wenn Sie eine Anfrage senden',
      paragraphs: ['Wir speichern, wonach das Formular fragt und was Sie eintragen:'],
      points: [
        'Ihren Namen und Ihre E-Mail-Adresse;',
        'Ihre Telefonnummer und den Tag des Festes, wenn Sie sie nennen;',
        'den Anlass und Ihre Nachricht;',
        'wann sie einging, von welcher unserer Seiten, und die Vorgangsnummer, unter der Sie danach fragen können.',
      ],
      after: [
        'Zwei E-Mails werden verschickt: eine an uns mit dem, was Sie geschrieben haben, und eine an Sie, dass es ' +
          'angekommen ist. Die Anfrage wird zu einem Eintrag in unserer Verwaltung, in der unser Team Ihnen ' +
          'antwortet und festhält, was vereinbart wurde. Unsere Antworten werden dort mit gespeichert. Wir nutzen ' +
          'all das, um mit Ihnen zu planen, und für nichts sonst.',
      ],
    },
    {
      title: 'Wenn Sie einen Termin wählen',
      paragraphs: [
        'Der Link zum Beratungsgespräch ist persönlich. Unsere Datenbank kennt nur seinen Fingerabdruck, und er gilt ' +
          '30 Tage oder bis der Termin vorbei ist. Wir speichern Zeit und Ort und schicken Ihnen die Einladung, ' +
          'Änderungen und eine Erinnerung per E-Mail, soweit das vereinbart wurde.',
      ],
    },
    {
      title: 'Wenn Sie eine Bewertung schreiben',
      paragraphs: [
        'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, den Anlass, die Sterne und Ihre Worte, außerdem, dass ' +
          'Sie der Veröffentlichung zugestimmt haben. Ihre Bewertung erscheint, sobald jemand von uns sie gelesen ' +
          'hat, mit Ihrem Namen und ohne Ihre Adresse. Ein persönlicher Link zum Formular gilt 90 Tage, und einmal.',
        'Wenn Sie ein Bild hinzufügen, machen wir davon eine kleinere Kopie ohne das, was Ihre Kamera darin ' +
          'vermerkt hat, etwa wann und wo es entstand, und speichern nur diese. Unser Team sieht sie sofort, alle ' +
          'anderen, wenn wir sie mit Ihrer Bewertung zeigen. Gelöscht wird sie zusammen mit der Bewertung.',
      ],
    },
    {
      title: 'Wie wir Missbrauch fernhalten',
      paragraphs: [
        'Damit niemand tausend Anfragen schickt, zählen wir eine Stunde lang, wie viele von einer Netzadresse ' +
          'kommen. Die Adresse selbst wird nicht gespeichert, nur ein Fingerabdruck von ihr neben der Zahl.',
      ],
    },
    {
      title: 'Was in Ihrem Browser bleibt',
      paragraphs: ['Ein paar Dinge, die Ihr Browser für sich behält:'],
      points: [
        'ob Sie hell oder dunkel gewählt haben, bis Sie es löschen;',
        'solange der Tab offen ist, was Sie in eine Anfrage oder Bewertung geschrieben und noch nicht gesendet haben, damit ' +
          'Sie es nach einem Neuladen nicht noch einmal schreiben müssen;',
        'solange der Tab offen ist, eine Zufallszahl für die Anfrage oder Bewertung, die Sie gerade senden, damit ' +
          'ein Doppelklick sie nicht zweimal schickt;',
        'solange der Tab offen ist, wie weit Sie geblättert haben, damit „Zurück“ dorthin führt, wo Sie waren;',
        'die Seiten und Bilder, die Sie gesehen haben, wie bei jeder Website.',
      ],
      after: [
        'Wer hier arbeitet und sich anmeldet, bekommt ein Cookie für die Sitzung und eines, an dem der Browser ' +
          '180 Tage lang wiedererkannt wird, damit Fremde niemanden aussperren können.',
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Was zu einer Anfrage gehört, bleibt, solange wir mit Ihnen planen, und danach, bis Sie uns um die ' +
          'Löschung bitten. Wo wir in unserer Verwaltung eine Frist gesetzt haben, löscht der Server nachts von ' +
          'selbst, was so lange nicht angerührt wurde, und es bleibt nur, dass es geschehen ist. Die Frist nennen ' +
          'wir Ihnen, wenn Sie fragen.',
        'Bewertungen bleiben, solange sie gezeigt werden dürfen. Sicherungskopien enthalten, was es am Tag der ' +
          'Sicherung gab, bis sie ersetzt werden.',
      ],
    },
    {
      title: 'Wer es sieht',
      paragraphs: [
        'Unser Team, und niemand, den es nichts angeht. Alle im Team haben ein eigenes Konto, und die Verwaltung ' +
          'vermerkt, wer was geändert hat. E-Mails gehen durch die Hände der Firmen, die sie zustellen. Lieferanten ' +
          'erfahren Ihren Namen nur, wenn wir mit ihnen für Sie planen. Wir verkaufen niemandem etwas davon.',
      ],
    },
    {
      title: 'Was Sie von uns verlangen können',
      paragraphs: ['Schreiben Sie oder rufen Sie an, von der Adresse oder Nummer, die Sie uns gegeben haben, und wir'],
      points: [
        'sagen Ihnen, was wir über Sie gespeichert haben;',
        'schicken es Ihnen als Datei, die andere Programme lesen können;',
        'berichtigen, was falsch ist;',
        'löschen es: Anfragen, Notizen, E-Mails, den ganzen Schriftwechsel und Bewertungen in einem Schritt. Von ' +
          'Terminen bleiben Zeit und Ort, ohne Ihren Namen.',
      ],
      after: [
        'Wenn Sie meinen, dass wir etwas falsch machen, sagen Sie es uns bitte. Sie können sich auch an die Behörde ' +
          'wenden, die dort, wo Sie wohnen, über den Datenschutz wacht.',
      ],
    },
    {
      title: 'An wen Sie sich wenden',
      paragraphs: [`${company.name}, ${company.address.lines.join(', ')}. ${company.hours}.`],
      contactLinks: true,
    },
  ],
};
