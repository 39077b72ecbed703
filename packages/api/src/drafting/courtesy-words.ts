/**
 * Words of a courtesy, by language: a sentence of a letter is only polite when it holds nothing but these, small words and the
 * name of the customer.
 */
export const courtesyWords: Readonly<Record<string, string>> = {
  en: `helps lasts long hello hi dear good morning afternoon evening day thank thanks thankful grateful sorry apologise apologize apologies apology regret regards
    sincerely kind kindest warm best wishes welcome glad happy pleased hope enjoy let know feel free hesitate reach contact write call us
    question questions anything help further need message mail email e-mail letter note order parcel delay trouble inconvenience mix-up mix up
    confusion mistake error wait waiting patience patient understanding interest feedback photo photos reply answer news purchase support trust
    time week weekend day nice great lovely wonderful much so very really sincerely truly again soon hear hearing look looking forward
    getting touch team yours faithfully cheers bye all everything well about cause caused upset bad experience happened reason here always
    appreciate frustrating annoying understand disappointing disappointed sure right away hand matter bearing ms mr mrs sir madam there`,
  de: `lange mussten müssen musste dass hallo guten gute morgen tag abend liebe lieber sehr geehrte geehrter damen herren frau herr vielen herzlichen besten dank danke leid tut
    entschuldigung entschuldigen bitte bedauern bedauerlich freundliche freundlichen herzliche beste viele liebe grüße grüßen gruß freuen
    freut hoffen hoffe melden meldung fragen frage weitere weiteren gerne gern jederzeit hilfe helfen nachricht mail e-mail email schreiben
    anfrage bestellung paket verzögerung unannehmlichkeiten umstände ärger ärgerlich verwechslung fehler warten wartezeit geduld verständnis
    interesse rückmeldung fotos foto antwort kauf einkauf vertrauen zeit woche wochenende schönen schöne schönes wünschen ihnen team ihr bald
    wieder hören verstehen können verfügung stehen falls enttäuschung zögern`,
  fr: `sommes suis avons avez êtes bonjour bonsoir cher chère madame monsieur merci beaucoup remercions remercie désolé désolée désolés excuses excuser excusez regrettons
    regrette cordialement salutations sincères meilleures bien cordiale plaisir heureux heureuse espérons espère hésitez contacter écrire
    question questions autre autres aide aider message mail e-mail courriel commande colis retard désagrément gêne erreur attente patience
    compréhension intérêt retour photos réponse achat confiance journée soirée bonne bon semaine équipe bientôt restons reste disposition
    votre toute ravis ravi comprenons`,
  es: `estamos hola estimado estimada estimados buenos buenas días tardes noches señor señora gracias muchas agradecemos siento sentimos lamentamos
    disculpa disculpas disculpe molestias saludo saludos cordial cordiales atentamente encantados encantado espero esperamos dude escribir
    contactar pregunta preguntas ayuda ayudar mensaje correo pedido paquete retraso error espera paciencia comprensión interés respuesta fotos
    compra confianza día semana fin equipo pronto quedamos disposición cualquier`,
  it: `siamo ciao gentile buongiorno buonasera signora signor grazie mille ringraziamo scusi scusate scuse spiace dispiace saluti cordiali distinti
    lieti lieto speriamo spero esiti scrivere contattare domanda domande aiuto aiutare messaggio mail ordine pacco ritardo disagio errore
    attesa pazienza comprensione interesse risposta foto acquisto fiducia giornata buona settimana presto disposizione`,
  nl: `hallo beste geachte goedemorgen goedemiddag mevrouw meneer heer bedankt dank hartelijk sorry excuses spijt spijtig vriendelijke groet
    groeten hopelijk hopen graag blij aarzel vraag vragen hulp helpen bericht mail bestelling pakket vertraging ongemak vergissing fout wachten
    geduld begrip interesse reactie antwoord aankoop vertrouwen fijne prettige dag week weekend team verdere contact opnemen`,
  pt: `olá caro cara bom boa dia tarde noite senhor senhora obrigado obrigada agradecemos desculpe desculpas desculpa lamentamos cumprimentos
    atenciosamente melhores esperamos espero hesite contactar escrever dúvida dúvidas pergunta perguntas ajuda ajudar mensagem mail encomenda
    pacote atraso incómodo transtorno erro espera paciência compreensão interesse resposta compra confiança semana disposição`,
  pl: `dzień dobry szanowni szanowna szanowny państwo pani pan dziękujemy dziękuję przepraszamy przepraszam przykro pozdrawiam pozdrawiamy
    pozdrowienia serdecznie pytania pytań pomoc wiadomość zamówienie paczka opóźnienie kłopot niedogodności błąd cierpliwość miłego dnia`,
  sv: `hej bästa god morgon kväll tack ledsna ledsen beklagar ursäkta hälsning hälsningar vänliga med bästa hoppas gärna tveka fråga frågor
    hjälp hjälpa meddelande mejl beställning paket försening besvär misstag väntan tålamod förståelse intresse svar köp trevlig dag vecka`,
  da: `hej kære god morgen aften tak undskyld beklager kede hilsen hilsner venlig venlige bedste håber gerne tøv spørgsmål hjælp hjælpe besked
    mail bestilling ordre pakke forsinkelse besvær ulejlighed fejl ventetid tålmodighed forståelse interesse svar køb dejlig dag uge`,
  no: `hei kjære god morgen kveld takk beklager lei unnskyld hilsen vennlig beste håper gjerne nøl spørsmål hjelp hjelpe melding mail
    bestilling ordre pakke forsinkelse ulempe feil ventetid tålmodighet forståelse interesse svar kjøp fin dag uke`,
  fi: `hei hyvä hyvää päivää kiitos kiitämme pahoittelemme pahoittelut anteeksi ystävällisin terveisin toivomme autamme mielellämme kysymys
    kysymyksiä apua viesti viestistäsi tilaus paketti viivästys vaiva virhe odotus kärsivällisyys vastaus päivänjatkoa`,
}
