package billingstate

import (
	"testing"
	"time"

	"pellucid/internal/domain/sale"
)

func TestMonthsAreCountedFromTheFirstDay(t *testing.T) {
	at := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 23, 59, 1, 0, time.UTC) }
	for _, c := range []struct {
		start time.Time
		n     int
		want  time.Time
	}{
		{at(2027, 1, 31), 1, at(2027, 2, 28)},
		{at(2028, 1, 31), 1, at(2028, 2, 29)},
		{at(2028, 1, 31), 2, at(2028, 3, 31)},
		{at(2028, 1, 31), 13, at(2029, 2, 28)},
		{at(2028, 2, 29), 12, at(2029, 2, 28)},
		{at(2028, 2, 29), 48, at(2032, 2, 29)},
		{at(2027, 12, 31), 2, at(2028, 2, 29)},
		{at(2027, 8, 15), 5, at(2028, 1, 15)},
	} {
		got := sale.AddMonths(c.start, c.n)
		if !got.Equal(c.want) {
			t.Errorf("%d months after %s is %s, want %s", c.n, c.start, got, c.want)
		}
		if n := monthsBetween(c.start, got); n != c.n {
			t.Errorf("from %s to %s are %d months, want %d", c.start, got, n, c.n)
		}
		if n := monthsBetween(c.start, got.Add(-time.Second)); n != c.n-1 {
			t.Errorf("a second earlier it is %d months, want %d", n, c.n-1)
		}
	}
}

func TestAYearHasTwelveCyclesHoweverTheProviderCountsIt(t *testing.T) {
	start := time.Date(2028, 2, 29, 10, 0, 0, 0, time.UTC)
	for _, end := range []time.Time{start.AddDate(1, 0, 0), sale.AddMonths(start, 12), start.Add(365 * 24 * time.Hour), start.Add(366 * 24 * time.Hour)} {
		if n := cyclesIn(start, end, sale.Yearly); n != 12 {
			t.Errorf("until %s there are %d cycles", end, n)
		}
	}
	if n := cyclesIn(start, start.AddDate(0, 1, 5), sale.Monthly); n != 1 {
		t.Errorf("a month has %d cycles", n)
	}
}

func TestASharePartsCreditsInTheUsersFavour(t *testing.T) {
	for _, c := range []struct {
		share Share
		n     int
		want  int
	}{
		{Share{1, 3}, 200, 66}, {Share{990, 990}, 200, 200}, {Share{2000, 990}, 200, 200}, {Share{0, 990}, 200, 0}, {Share{}, 200, 0}, {Share{-5, 990}, 200, 0},
	} {
		if got := c.share.Of(c.n); got != c.want {
			t.Errorf("%v of %d is %d, want %d", c.share, c.n, got, c.want)
		}
	}
}
