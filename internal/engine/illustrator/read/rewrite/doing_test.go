package rewrite_test

import "testing"

// A pirate boy was a child in a pirate's hat, and a woman stood beside "farmer woman driving a tractor".
func TestAWordForAChildOrABodyBesideARoleIsOfThatRole(t *testing.T) {
	readAs(t, map[string]string{
		"pirate boy":                       "pirate child man",
		"little girl astronaut":            "astronaut child woman",
		"teen girl chef":                   "chef teen",
		"farmer woman driving a tractor":   "farmer woman | tractor; 0 riding 1",
		"firefighter kid with a dalmatian": "firefighter child | dalmatian; 0 with 1",
		"chef trio":                        "chef x3",
		"zombie girl":                      "zombie woman",
	})
}

// A goalkeeper who was diving swam, and a scientist who was mixing did nothing.
func TestAVerbMeansWhatThoseOfARoleDo(t *testing.T) {
	readAs(t, map[string]string{
		"goalkeeper diving to the left":          "goalkeeper pose:diving save",
		"goalkeeper diving into a pool":          "goalkeeper pose:diving in",
		"scientist mixing green liquid":          "scientist pose:mixing chemicals",
		"jockey racing horse":                    "jockey | horse pose:running; 0 riding 1",
		"man asleep at keyboard":                 "person pose:collapsed on a desk adult man",
		"runner crossing the finish line":        "runner pose:winning a race",
		"family camping":                         "person adult man | person adult woman | person child woman | person child man | tent | campfire; 0 beside 1; 1 beside 2; 2 beside 3; 3 beside 4; 4 and 5",
		"doctor listening to teddy bear's heart": "doctor pose:examining | teddy-bear; 0 looking at 1",
	})
}

// Red hair that came before a verb was the color of what the verb is done to.
func TestWhatSomebodyDoesIsNotDoneByTheirHair(t *testing.T) {
	readAs(t, map[string]string{
		"girl with curly red hair blowing bubbles": "person pose:blowing bubbles child woman hair:red curly",
		"woman with hair blowing in the wind":      "person adult woman hair:long wavy",
	})
}

// The long blonde hair that is cut was the hairdresser's own.
func TestTheHairThatIsCutIsThatOfSomebodyElse(t *testing.T) {
	readAs(t, map[string]string{
		"hairdresser cutting long blonde hair": "hairdresser pose:cutting hair | person pose:seated adult woman hair:blonde long; 0 looking at 1",
	})
}

// Who was covered in something stood beside it or was clean.
func TestPeopleAreCoveredInWhatTheyAreSaidToBe(t *testing.T) {
	readAs(t, map[string]string{
		"toddler covered in spaghetti":   "person toddler covered in spaghetti",
		"baker covered in flour":         "baker covered in flour",
		"girl with butterfly face paint": "person child woman butterfly face paint",
	})
}

// A conical hat at the end of a prompt lay on the floor.
func TestAGarmentBehindWhatTheOnlyPersonDoesIsWorn(t *testing.T) {
	readAs(t, map[string]string{
		"kid sledding down hill red scarf":                                "person pose:sledding child (red scarf)",
		"farmer planting seedlings conical hat":                           "farmer (conical hat) | seedling x3; 0 using 1",
		"elderly couple dancing, he in grey suit her in a lavender dress": "person pose:dancing elder man (gray suit) | person pose:dancing elder woman (lavender dress); 0 beside 1",
		"woman ironing shirt":                                             "person pose:ironing adult woman",
	})
}

// Seven people did "yoga class, four women".
func TestWhoIsToldOfAfterAClassIsTheClass(t *testing.T) {
	readAs(t, map[string]string{"yoga class, four women": "person x4 pose:yoga adult woman"})
}

// "Looking at map" stood beside a map.
func TestArticlesMayBeMissingInWhatSomebodyDoes(t *testing.T) {
	readAs(t, map[string]string{
		"hiker looking at map":        "hiker | map; 0 holding 1",
		"boy hitting ball with bat":   "person pose:batting child man",
		"astronaut sitting on moon":   "astronaut | crescent-moon; 0 sitting on 1",
		"business woman on the phone": "businesswoman pose:phoning",
	})
}
