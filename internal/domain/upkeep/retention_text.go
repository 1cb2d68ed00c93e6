package upkeep

import (
	"fmt"
	"strings"
	"time"
)

// Text is the period in words.
func (p RetentionPeriod) Text() string {
	if p.Length == 0 {
		return p.Kept
	}
	return PeriodText(p.Length)
}

// PeriodText is a period in words, such as "30 days".
func PeriodText(d time.Duration) string {
	for _, unit := range []struct {
		length time.Duration
		name   string
	}{{365 * day, "year"}, {day, "day"}, {time.Hour, "hour"}, {time.Minute, "minute"}, {time.Second, "second"}} {
		n := int64(d / unit.length)
		if n == 0 || d%unit.length != 0 || unit.name == "day" && n == 1 || unit.name == "year" && n == 1 {
			continue
		}
		if n == 1 {
			return "1 " + unit.name
		}
		return fmt.Sprintf("%d %ss", n, unit.name)
	}
	return d.String()
}

// Markdown is the table of all periods for people.
func (r Retention) Markdown() string {
	var out strings.Builder
	out.WriteString("| What | How long | Why |\n|---|---|---|\n")
	for _, p := range r.Periods() {
		fmt.Fprintf(&out, "| %s | %s | %s |\n", p.What, p.Text(), p.Why)
	}
	return out.String()
}

// SettingsMarkdown is the table of the periods that can be set, for the operator.
func (r Retention) SettingsMarkdown() string {
	var out strings.Builder
	out.WriteString("| setting | what | default | from | to |\n|---|---|---|---|---|\n")
	for _, p := range r.Periods() {
		if p.Setting == "" {
			continue
		}
		most := "–"
		if p.Most > 0 {
			most = PeriodText(p.Most)
		}
		fmt.Fprintf(&out, "| `--%s` | %s | %s | %s | %s |\n", p.Setting, p.What, p.Text(), PeriodText(p.Least), most)
	}
	return out.String()
}
