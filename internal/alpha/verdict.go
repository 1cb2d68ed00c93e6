package alpha

// Verdict is the outcome of a check; the worst one is the report's.
type Verdict string

// The verdicts, best first.
const (
	Pass Verdict = "pass"
	Warn Verdict = "warn"
	Fail Verdict = "fail"
)

func (v Verdict) rank() int {
	switch v {
	case Fail:
		return 2
	case Warn:
		return 1
	default:
		return 0
	}
}

func worse(a, b Verdict) Verdict {
	if b.rank() > a.rank() {
		return b
	}
	return a
}

// limits grade a value: above warn it is a Warn, above fail a Fail.
type limits struct{ warn, fail float64 }

func (l limits) grade(v float64) Verdict {
	switch {
	case v > l.fail:
		return Fail
	case v > l.warn:
		return Warn
	default:
		return Pass
	}
}

// capped softens a verdict to at most Warn where the intent asks for mercy.
func capped(v Verdict, mercy bool) Verdict {
	if mercy && v == Fail {
		return Warn
	}
	return v
}

// notes are the sentences of a check, one per verdict; meant is that of a Pass over what would be a flaw elsewhere.
type notes struct{ pass, warn, fail, meant string }

// excused turns any verdict into a Pass where the intent exempts the check, and then says that this is meant, since the
// sentence of a clean picture would contradict the number beside it.
func (n notes) excused(v Verdict, exempt bool) (Verdict, notes) {
	if exempt && v != Pass {
		n.pass = n.meant
		v = Pass
	}
	return v, n
}

func (n notes) of(v Verdict) string {
	switch v {
	case Fail:
		return n.fail
	case Warn:
		return n.warn
	default:
		return n.pass
	}
}
