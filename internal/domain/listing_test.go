package domain_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
)

func TestPageNumbers(t *testing.T) {
	for name, test := range map[string]struct {
		current, last int
		want          []int
	}{
		"one page":                         {1, 1, []int{1}},
		"five pages show all":              {3, 5, []int{1, 2, 3, 4, 5}},
		"six pages need no ellipsis":       {1, 6, []int{1, 2, 3, 4, 5, 6}},
		"many pages from the first":        {1, 40, []int{1, 2, 3, 4, 5, 0, 40}},
		"many pages from the middle":       {20, 40, []int{18, 19, 20, 21, 22, 0, 40}},
		"many pages near the end":          {38, 40, []int{36, 37, 38, 39, 40}},
		"many pages from the last":         {40, 40, []int{36, 37, 38, 39, 40}},
		"the one before the end is no gap": {37, 40, []int{35, 36, 37, 38, 39, 40}},
		"a page left out is an ellipsis":   {36, 40, []int{34, 35, 36, 37, 38, 0, 40}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, domain.PageNumbers(test.current, test.last)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestPageNumbersAlwaysShowTheCurrentAndTheLast(t *testing.T) {
	for last := 1; last <= 60; last++ {
		for current := 1; current <= last; current++ {
			numbers := domain.PageNumbers(current, last)
			here, pages := false, 0
			for i, n := range numbers {
				here = here || n == current
				if n != 0 && i < 5 {
					pages++
				}
				if i > 0 && n != 0 && numbers[i-1] != 0 && n != numbers[i-1]+1 {
					t.Fatalf("page %d of %d shows %v: a gap without an ellipsis", current, last, numbers)
				}
			}
			if !here || numbers[len(numbers)-1] != last || pages > 5 {
				t.Fatalf("page %d of %d shows %v", current, last, numbers)
			}
		}
	}
}

func TestParseSortTakesNonsenseForNewest(t *testing.T) {
	for text, want := range map[string]domain.Sort{
		"oldest": domain.Oldest, "popular": domain.Popular, "trending": domain.Trending, "newest": domain.Newest, "": domain.Newest,
		"POPULAR": domain.Newest, "likes; DROP TABLE images": domain.Newest,
	} {
		if got := domain.ParseSort(text); got != want {
			t.Errorf("ParseSort(%q) = %s, want %s", text, got, want)
		}
	}
}

func TestHotRisesWithInterestAndWithYouth(t *testing.T) {
	noon := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	for n := range 200 {
		here := domain.Hot(n, n, n, noon)
		for what, more := range map[string]float64{
			"like": domain.Hot(n+1, n, n, noon), "favorite": domain.Hot(n, n+1, n, noon), "download": domain.Hot(n, n, n+1, noon),
			"minute": domain.Hot(n, n, n, noon.Add(time.Minute)),
		} {
			if more <= here {
				t.Fatalf("with %d of each, one %s more takes the score from %v to %v", n, what, here, more)
			}
		}
	}
	if old, fresh := domain.Hot(30, 0, 0, noon), domain.Hot(0, 0, 0, noon.Add(48*time.Hour)); old < fresh {
		t.Errorf("thirty likes weigh less than two days: %v < %v", old, fresh)
	}
}

func TestTheLicenseFollowsThePlan(t *testing.T) {
	free := domain.LicenseFor(domain.Plan{Name: "Free"})
	pro := domain.LicenseFor(domain.Plan{Name: "Pro", Terms: domain.Terms{CommercialUse: true}})
	if free.Commercial || free.Title() != "Personal use only" || free.TermsVersion != domain.TermsVersion {
		t.Errorf("the Free plan gives %+v", free)
	}
	if !pro.Commercial || pro.Title() != "Commercial use included" || pro.Plan != "Pro" {
		t.Errorf("the Pro plan gives %+v", pro)
	}
	if free.Text() == pro.Text() {
		t.Error("both licenses read the same")
	}
}
