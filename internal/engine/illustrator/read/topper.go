package read

// cakeToppers parts "cake topper" from the words before it: in "happy birthday cake topper" no birthday cake is named.
func (p *parser) cakeToppers() {
	for i := range p.toks {
		if w := p.wordAt(i + 1); p.wordAt(i) != "cake" && p.wordAt(i) != "cupcake" || w != "topper" && w != "toppers" {
			continue
		}
		at := p.spanAt(i)
		if at < 0 || p.spans[at].from == i {
			return
		}
		from, to := i, max(i+2, p.spans[at].to)
		for from > 0 && p.wordAt(from-1) != "" {
			from--
		}
		before, after := p.recut(from, i), p.recut(i, to)
		spans := p.withoutTokens(from, to)
		n := 0
		for n < len(spans) && spans[n].from < from {
			n++
		}
		p.spans = append(append(append(spans[:n:n], before...), after...), spans[n:]...)
		return
	}
}
