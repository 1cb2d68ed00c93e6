package rewrite_test

import "testing"

// What somebody did to "him" or "it" was left out.
func TestAPronounAfterAVerbStandsForWhoWasNamedBefore(t *testing.T) {
	readAs(t, map[string]string{
		"a boy crying and his mom hugging him":                      "person crying child man | person adult woman; 1 hugging 0",
		"a cat on a fence and a dog barking at it":                  "cat | fence | dog; 0 on 1; 1 and 2; 2 looking at 0",
		"a man and a woman, she has her arms around him":            "person adult man | person adult woman; 1 arms around 0",
		"a princess and a frog, the frog gives her a flower":        "princess | frog pose:giving | flower; 1 looking at 0; 1 holding 2",
		"a girl blowing bubbles and her puppy trying to catch them": "person pose:catching child woman | puppy pose:catching; 0 and 1",
		"two princesses, one in pink one in yellow, both smiling":   "princess happy (pink outfit) | princess happy (yellow outfit)",
		"a vet holding a kitten while a girl hugs her dog":          "veterinarian | kitten | person child woman | dog; 0 holding 1; 2 hugging 3",
	})
}

// Of two who both wear something only the last one wore it, and a friend's jersey was worn by whose friend it is.
func TestWhatIsWornIsOnThoseOfWhomItIsTold(t *testing.T) {
	readAs(t, map[string]string{
		"a panda hugging a koala, both wearing party hats":                       "panda | koala | party-hat | party-hat; 0 hugging 1; 1 wearing 2; 0 wearing 3",
		"a dog and cat wearing santa hats":                                       "dog | cat | santa-hat | santa-hat; 0 and 1; 1 wearing 2; 0 wearing 3",
		"superhero dad carrying his kid on his shoulders both wearing red capes": "superhero man (red cape) | person child (red cape); 1 riding 0",
		"a boy playing basketball with his friend in a red jersey":               "person pose:dribbling child man | person child (red jersey); 0 with 1",
		"kids lined up, backpacks on":                                            "person x3 child (backpack); 0 row 0",
	})
}

// Four people on bicycles were on three.
func TestEachOfSeveralIsOnTheirOwnBicycle(t *testing.T) {
	readAs(t, map[string]string{
		"two kids on bikes":                                    "person x2 child | bicycle x2; 0 on 1",
		"two monkeys swinging from vines":                      "monkey x2 | vine x2; 0 hanging from 1",
		"an old man feeding pigeons on a park bench":           "person pose:feeding elder man | dove x3 | bench; 0 looking at 1; 0 sitting on 2; for pigeon",
		"dog and cat watching tv on the couch sharing popcorn": "dog | cat | television | sofa | popcorn; 0 and 1; 1 looking at 2; 1 on 3; 1 holding 4; 0 on 3",
	})
}

// "Stole" was a scarf, and a policeman who stops was no policeman.
func TestVerbsInThePastAndUnknownOnesNameNoThings(t *testing.T) {
	readAs(t, map[string]string{
		"a farmer chasing a fox who stole a chicken": "farmer | fox | chicken; 0 chasing 1; 1 carrying 2",
		"a policeman stops the cars":                 "police-officer man | car x3; out [stops]",
		"a mom kisses her baby":                      "person pose:kissing adult woman | person baby; 0 kissing 1",
	})
}

// A hand on a shoulder was a pose on the back, and unicorns of which one's horns were told stood without any.
func TestSceneWordsSayWhoIsWhere(t *testing.T) {
	readAs(t, map[string]string{
		"mother holding a baby, father standing behind with his hand on her shoulder": "person adult woman | person baby | person adult man; 0 holding 1; 2 arms around 0; out [standing behind]",
		"two unicorns facing each other with their horns touching, one pink one blue": "unicorn pink | unicorn blue {horn}; 0 facing 1; out [touching]",
		"two cats sitting back to back, one black and one orange":                     "cat black pose:sitting | cat orange pose:sitting; 0 back to back 1",
		"a knight kneeling before a queen":                                            "knight pose:kneeling | queen; 0 facing 1",
		"a teacher reading to kids, bookshelf in back":                                "teacher pose:reading aloud | person x3 child | bookshelf; 0 looking at 1; 2 behind 0",
	})
}
