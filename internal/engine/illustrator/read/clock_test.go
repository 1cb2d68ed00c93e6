package read

import (
	"slices"
	"testing"
)

// clocks is a catalog in which clocks show the time.
type clocks struct{ fake }

func (c clocks) States(id string) []string {
	if id == "clock" || id == "pocket-watch" || id == "alarm-clock" {
		return []string{timed}
	}
	return c.fake.States(id)
}

func TestTheTimeToldOfAClockIsAStateOfIt(t *testing.T) {
	r := newReader(t, clocks{})
	for prompt, want := range map[string]string{
		"clock showing 3 o'clock": "3:00", "midnight clock": "12:00", "clock at 5:30": "5:30", "alarm clock showing 7:00 am": "7:00", "pocket watch at half past two": "2:30", "5:30 alarm clock": "5:30",
		"a red clock set to a quarter to nine": "8:45", "clock striking twelve": "0:00", "clock that says \"4:20\"": "4:20", "cat with a clock at 6": "6:00", "alarm clock set to 7am": "7:00", "clock at ten past ten on a wall": "10:10", "alarm clock ringing at 6 am": "6:00",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 || !slices.Contains(b.Subjects[len(b.Subjects)-1].States, want) || len(b.Reading.LeftOut) > 0 && prompt != "clock at ten past ten on a wall" {
			t.Errorf("%s: %+v left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
	for _, prompt := range []string{"clock with two birds", "midnight blue clock", "clock and a cat", "two clocks", "clock with 3 hands", "cat at midnight"} {
		for _, s := range r.Read(prompt, "", "").Subjects {
			if len(s.States) > 0 {
				t.Errorf("%s: %+v", prompt, s.States)
			}
		}
	}
}
