// What the lists are made from. functionWords are English words that WordNet leaves out.
export const functionWords = `
against although among and aren because been came comes could couldn did didn does doesn doing during for from gets
goes got had hadn has hasn having her hers herself him himself his how into its itself mustn myself ought our ours
ourselves says shall she should shouldn since takes than that the their theirs them themselves these they this those
took toward towards unless until upon was wasn went were weren what when where which whom whose with without would
wouldn you your yours yourself`
  .trim()
  .split(/\s+/)

const noun = (roots, more) => ({ part: 'noun', roots, senses: 2, ...more })
const verb = (roots, more) => ({ part: 'verb', roots, senses: 3, ...more })
const adj = (roots, more) => ({ part: 'adj', roots, senses: 2, ...more })

// classes are what a word means; `lemma#2` is its second sense.
export const classes = {
  people: [noun('inhabitant african asian european american semite religious_person', { capital: true })],
  badperson: [
    noun(
      'unpleasant_person unwelcome_person wrongdoer bad_person simpleton deviate fanatic savage slave failure#2 enemy#2 destroyer#2 liar coward idler degenerate foreigner#2',
      {
        except:
          'blade knight dog cat stranger cleaver suspect pirate vampire highwayman goose cuckoo ape hacker native',
      },
    ),
  ],
  creature: [
    noun(
      'vermin insect rodent worm parasite mollusk swine monkey ape arachnid reptile amphibian cattle canine microorganizm demon monster',
      { except: 'man queen king bug' },
    ),
  ],
  disease: [noun('disease infection mental_disorder epidemic poison tumor')],
  dirt: [
    noun('waste dirt filth garbage excrement rubbish scum worthlessness junk', {
      except: 'dust dirt clay soil sand waste',
    }),
  ],
  crime: [noun('crime wrongdoing violence dishonesty theft killing terrorism')],
  harm: [
    noun(
      'danger threat problem nuisance burden disgrace disgust hostility hate contempt shame decay destruction suffering misfortune invasion death pain',
    ),
  ],
  weapon: [noun('weapon ammunition explosive gun instrument_of_execution', { senses: 1 })],
  goodthing: [
    noun(
      'right freedom respect dignity equality justice education friendship kindness love peace protection celebration praise honor',
      { senses: 2 },
    ),
  ],
  kill: [verb('kill execute destroy exterminate murder die drown burn suffocate')],
  hurt: [verb('hurt injure attack beat hit punish torture whip stab punch kick shoot rape mutilate crush')],
  remove: [verb('expel oust remove banish deport eliminate evict exclude eject', { senses: 2 })],
  confine: [verb('imprison confine restrain enslave segregate oppress subjugate persecute', { senses: 2 })],
  forbid: [verb('forbid ban deny refuse reject deprive disallow avoid exclude', { senses: 2 })],
  insult: [
    verb('insult mock humiliate ridicule degrade offend despise hate dislike disgust fear blame', { senses: 2 }),
  ],
  spoil: [verb('spoil ruin damage pollute corrupt steal cheat deceive invade infect exploit lie#2', { senses: 2 })],
  kind: [
    verb('love respect help protect celebrate honor support welcome accept praise defend teach hug', { senses: 2 }),
  ],
  say: [verb('say state declare claim shout write', { senses: 1 })],
  badadj: [
    adj(
      'bad evil dirty stupid ugly inferior dangerous immoral unpleasant worthless disgusting lazy dishonest insane aggressive violent uncivilized unhealthy unnatural abnormal offensive wicked inhuman untrustworthy disloyal incompetent ignorant unworthy useless malodorous criminal cruel hostile unwanted undesirable guilty filthy contemptible greedy cowardly irrational hateful diseased',
    ),
  ],
  goodadj: [
    adj(
      'good clean intelligent beautiful superior safe moral pleasant worthy honest civilized healthy natural normal trustworthy loyal competent welcome happy proud brave kind free equal capable friendly loving',
      { senses: 1 },
    ),
  ],
}
