package read_test

import "testing"

func TestASetOfOneThatListsWhatItDoesHasAPictureForEach(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"fox sticker sheet sleeping, sitting, eating a pizza, reading":                       4,
		"sticker sheet of my cat, doing different things like sleeping, running and jumping": 3,
		"stickers of a ghost happy, sad, angry":                                              3,
		"fox sticker sheet, 6 stickers, sleeping, sitting, running":                          6,
	} {
		b := r.Read(prompt, "", "")
		m := 0
		for _, s := range b.Subjects {
			if s.ID == b.Subjects[0].ID {
				m++
			}
		}
		if b.Sheet == "" || m != n {
			t.Errorf("%s: %d, %s", prompt, m, summary(b))
		}
	}
	for _, prompt := range []string{"sleeping cat stickers", "stickers of a happy fox and a sleeping bear", "running fox and sleeping cat sticker"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) > 2 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestOneThingInTheMiddleOfAWreathIsNoCopyOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"rose wreath with a fox in the middle", "wreath of ferns and mushrooms with a fox sitting at the bottom", "frame of roses and daisies, a fox in the center"} {
		b := r.Read(prompt, "", "")
		at := len(b.Subjects) - 1
		for _, rel := range b.Relations {
			if rel.From == at || rel.To == at {
				t.Errorf("%s: %s", prompt, summary(b))
			}
		}
		if b.Motif == "" || b.Subjects[at].ID != "fox" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestABorderDrawsWhatItNamesTwiceOnce(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("bunny border, bunnies, carrots and tulips", "", ""); len(b.Subjects) != 3 || len(b.Relations) != 2 {
		t.Errorf("%s", summary(b))
	}
}

func TestTheTitleOfASetIsNoThingOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"car menu icons burger, pizza, donut":              3,
		"castle clipart set: crown, apple, key, dragon":    4,
		"camp badge stickers, 3 pcs, apple, key, mushroom": 3,
	} {
		if b := r.Read(prompt, "", ""); b.Sheet == "" || len(b.Subjects) != n {
			t.Errorf("%s: %d, %s", prompt, len(b.Subjects), summary(b))
		}
	}
}
