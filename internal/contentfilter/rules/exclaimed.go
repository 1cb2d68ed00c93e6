package rules

// told are the classes of words that show that a sentence tells what somebody did, said or felt: what is exclaimed behind it may
// be meant for them.
const told = tViol | tViolPast | tViolIng | tHate | tExcl | tSpeech | tThird | tAntiSpeech | tCondemn | tLove | tNeg | tHope | tDehum

// exclaimed returns the noun of a sentence without a verb that calls the group at i names: "Two … sat behind me. Vile animals.";
// 0 if there is none.
func (s sentence) exclaimed(i int) int {
	if g := s.items[i]; g.pronoun || g.belief || g.gender && g.singular {
		return 0
	}
	end := i + 1
	for end < len(s.items) && !s.items[end].is(tEnd) {
		end++
	}
	for j := end - 1; j >= 0 && !s.items[j].is(tEnd); j-- {
		if it := s.items[j]; it.is(tQuote) || it.is(told) && !it.is(tFill) && !it.group {
			return 0
		}
	}
	abused := false
	for j := end + 1; j < len(s.items); j++ {
		switch it := s.items[j]; {
		case it.is(tDehum), it.is(tAnimal) && abused:
			if s.at(j+1).is(tEnd) && s.at(j+1).text != "?" {
				return j
			}
			abused = true
		case it.is(tContempt | tStrong):
			abused = true
		case it.is(tFill|tQuant) || it.text == "what":
		default:
			return 0
		}
	}
	return 0
}
