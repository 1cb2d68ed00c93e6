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

// excused turns any verdict into a Pass where the intent exempts the check.
func excused(v Verdict, exempt bool) Verdict {
	if exempt {
		return Pass
	}
	return v
}

// notes are the sentences of a check, one per verdict.
type notes struct{ pass, warn, fail string }

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
