package read

// otherSize is the size of what a thing is bigger or smaller than.
var otherSize = map[string]string{"bigger": "dwarfed", "smaller": "giant"}

// sizeThan is the size of what is bigger or smaller.
var sizeThan = map[string]string{"bigger": "giant", "smaller": "dwarfed"}

// compares reads "a cat bigger than a dog": the two are beside each other, in sizes that leave no doubt, whatever they measure otherwise.
func (p *parser) compares(s span, kind string) bool {
	p.flush()
	if p.subj < 0 || !p.objectAhead(p.at+1) {
		return false
	}
	p.at++
	p.out.Subjects[p.subj].Size = sizeThan[kind]
	as := span{from: s.to, to: s.to, key: otherSize[kind], senses: []sense{{Class: size, Value: otherSize[kind]}}}
	p.pre = append(p.pre, as)
	p.await(s, "beside")
	return true
}
