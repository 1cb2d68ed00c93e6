package components

import (
	"fmt"
	"strconv"
	"time"
)

// Number writes n with commas between the thousands: 10,000.
func Number(n int) string {
	digits := strconv.Itoa(n)
	start := len(digits) % 3
	if n < 0 {
		return "-" + Number(-n)
	}
	out := digits[:start]
	for i := start; i < len(digits); i += 3 {
		if out != "" {
			out += ","
		}
		out += digits[i : i+3]
	}
	return out
}

// Count writes n with its noun in the right number: "1 like", "2 likes".
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return Number(n) + " " + noun + "s"
}

// Dollars writes an amount in cents as dollars, without the cents when there are none.
func Dollars(cents int64) string {
	if cents%100 == 0 {
		return "$" + Number(int(cents/100))
	}
	return fmt.Sprintf("$%s.%02d", Number(int(cents/100)), cents%100)
}

// Money writes an amount in a currency's minor unit with two decimals: $12.50, or 12.50 EUR.
func Money(minor int64, currency string) string {
	sign := ""
	if minor < 0 {
		sign, minor = "-", -minor
	}
	amount := fmt.Sprintf("%s.%02d", Number(int(minor/100)), minor%100)
	if currency == "USD" || currency == "" {
		return sign + "$" + amount
	}
	return sign + amount + " " + currency
}

// Date writes the day of t: November 20, 2026.
func Date(t time.Time) string { return t.UTC().Format("January 2, 2006") }

// Ago writes how long before now t was: seconds, minutes, hours, days up to a week, then the date.
func Ago(t, now time.Time) string {
	switch d := now.Sub(t); {
	case d < time.Minute:
		return Count(max(0, int(d/time.Second)), "second") + " ago"
	case d < time.Hour:
		return Count(int(d/time.Minute), "minute") + " ago"
	case d < 24*time.Hour:
		return Count(int(d/time.Hour), "hour") + " ago"
	case d < 7*24*time.Hour:
		return Count(int(d/(24*time.Hour)), "day") + " ago"
	default:
		return Date(t)
	}
}

// Percent writes a share of 0–1 as a percentage with one decimal.
func Percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 1, 64) + "%" }

// Bytes writes a file size in kB or MB (powers of ten).
func Bytes(n int64) string {
	if n < 1_000_000 {
		return fmt.Sprintf("%d kB", (n+500)/1000)
	}
	return fmt.Sprintf("%.1f MB", float64(n)/1e6)
}

// PageLabel names a page of a list.
func PageLabel(n int) string { return "Page " + strconv.Itoa(n) }
